/** When this page last had a write answered, in milliseconds: what is read after it shows the person's own work. */
let at = -Infinity

export const lastWriteAt = (): number => at

export function noteWrite(): void {
  at = performance.now()
}
