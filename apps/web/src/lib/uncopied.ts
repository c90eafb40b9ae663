import { sharedValue } from './shared-value.ts'

const uncopied = sharedValue<string | null>(null)

/** Hands over what the browser did not copy; false where no page shows it. */
export function offerUncopied(text: string): boolean {
  if (uncopied.isFollowed()) uncopied.set(text)
  return uncopied.isFollowed()
}

export const closeUncopied = (): void => uncopied.set(null)

/** What is still to be copied by hand, or null. */
export const useUncopied = (): string | null => uncopied.use()
