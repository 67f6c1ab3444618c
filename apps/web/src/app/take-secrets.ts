import { takeSecrets } from '../platform/core/secret-address.ts';

// Imported first: the router and everything else meet an address that tells nothing.
takeSecrets();

// A link that is pasted over the page that another one had left open.
addEventListener('hashchange', () => {
  if (takeSecrets()) location.reload();
});
