/** What the browser keeps for this site. Where it keeps nothing (a blocked or full storage throws), there is nothing. */
function guarded(storage: () => Storage) {
  const attempt = <T>(work: (kept: Storage) => T, otherwise: T): T => {
    try {
      return work(storage())
    } catch {
      return otherwise
    }
  }
  const store = (key: string, text: () => string): boolean =>
    attempt((kept) => {
      kept.setItem(key, text())
      return true
    }, false)
  return {
    read: (key: string): string | null => attempt((kept) => kept.getItem(key), null),
    /** What was written as JSON; null where it cannot be read. */
    readJson: <T>(key: string): T | null =>
      attempt((kept) => JSON.parse(kept.getItem(key) ?? 'null') as T | null, null),
    /** Answers whether it is kept. */
    write: (key: string, text: string): boolean => store(key, () => text),
    writeJson: (key: string, value: unknown): boolean => store(key, () => JSON.stringify(value)),
    drop: (key: string): void => attempt((kept) => kept.removeItem(key), undefined),
    clear: (): void => attempt((kept) => kept.clear(), undefined),
    keys: (): string[] => attempt((kept) => Object.keys(kept), []),
  }
}

/** Kept on this device, for all tabs. */
export const onDevice = guarded(() => localStorage)
/** Kept for as long as this tab is open. */
export const inTab = guarded(() => sessionStorage)
