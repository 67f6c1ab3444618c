// Loaded with --import: the process then raises uncaught errors on demand.
const failures = {
  promise: () => {
    void Promise.reject(new Error('planted: a promise that nobody waits for'));
    void Promise.reject(new Error('planted: at the end of a chain')).finally(() => {});
  },
  timer: () => {
    setTimeout(() => {
      throw new Error('planted: in a timer');
    });
  },
};
process.on('SIGUSR2', failures.promise);
process.on('SIGURG', failures.timer);

const { FAIL_BY: at } = process.env;
if (at !== undefined) {
  // As soon as the command has its last handler.
  const looking = setInterval(() => {
    if (process.listenerCount('unhandledRejection') === 0) return;
    clearInterval(looking);
    failures[at]();
  }, 5);
}
