const SCRIPT = '/sw.js';

/** Under trusted types only a policy may turn text into the address of a script: ours allows one. */
interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}
let policy: ReturnType<ScriptPolicies['createPolicy']> | undefined;

function trustedScript(): string {
  const policies: ScriptPolicies | undefined = Reflect.get(window, 'trustedTypes');
  if (!policies) return SCRIPT;
  policy ??= policies.createPolicy('callshot-push', { createScriptURL: () => SCRIPT });
  return policy.createScriptURL(SCRIPT);
}

/** The worker that shows pushes and keeps what a later visit opens with. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trustedScript());
