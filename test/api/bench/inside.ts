/** Brought into each server of the bench (`--import`, with `--expose-gc`): tells over its own channel what the process has used, and asks nothing of HTTP. */

export interface Measured {
  /** Seconds of a core, of all threads. */
  readonly cpu: number;
  /** MiB of the process, and of what lives on its heap and beside it. */
  readonly memory: number;
  readonly heap: number;
}

const mebibytes = (bytes: number): number => Math.round(bytes / 104_857.6) / 10;

function measured(): Measured {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / 1e6, memory: mebibytes(rss), heap: mebibytes(heapUsed + external) };
}

process.on('message', (asked) => {
  // What is dead is no growth: it is taken away before memory is compared.
  if (asked === 'collect') globalThis.gc?.();
  process.send?.(measured());
});
process.channel?.unref();
