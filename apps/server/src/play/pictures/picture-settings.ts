import { listOf, setting } from '../../platform/environment/setting.ts';

const hostForm = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** The hosts that logos and banners are copied from. */
export const pictureHosts = setting(
  'PICTURE_HOSTS',
  {
    fallback: '`liquipedia.net`',
    meaning:
      'Hosts that logos and banners are copied from, such as `liquipedia.net, pictures.example`: over https, and never from a network that is not public.',
  },
  (text, refuse): readonly string[] => {
    if (text === null) return ['liquipedia.net'];
    const hosts = listOf(text).map((host) => host.toLowerCase());
    const wrong = hosts.filter((host) => !hostForm.test(host));
    if (wrong.length > 0) refuse(`must list names of hosts, not "${wrong.join(', ')}".`);
    return hosts;
  },
);
