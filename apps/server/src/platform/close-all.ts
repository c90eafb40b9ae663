/** Ends what a start opened. */

/** What is to be closed, last first. */
export type Open = (() => unknown)[]

/**
 * Closes all of it, last first, and empties it. What fails to close, as a last write where the database is away, is
 * said, and the rest is closed all the same.
 */
export async function closeAll(open: Open, say: (error: unknown) => void): Promise<void> {
  for (const close of open.splice(0).toReversed()) {
    try {
      await close()
    } catch (error) {
      say(error)
    }
  }
}
