/** What every measurement here needs. */
export async function seconds(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

export function perSecond(n: number): string {
  return `${n.toLocaleString('en').padStart(9)} events/s`;
}
