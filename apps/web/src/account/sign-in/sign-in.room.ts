import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

const providers = ['discord', 'google', 'reddit'] as const;
const SignInReturnPage = lazyPage(
  async () => (await import('./return-pages.tsx')).SignInReturnPage,
);
const LinkReturnPage = lazyPage(async () => (await import('./return-pages.tsx')).LinkReturnPage);

export const signIn = {
  pages: providers.flatMap((provider) => [
    page(`signin-${provider}`, SignInReturnPage, { props: { provider } }),
    page(`link-${provider}`, LinkReturnPage, { props: { provider } }),
  ]),
} satisfies Room;
