/** Ends what a start opened. */

type Close = () => unknown

/** What is to be closed, last first; what is in one list is closed at once. */
export type Open = (Close | Close[])[]

/**
 * Closes all of it, last first, and empties it. What fails to close, as a last write where the database is away, is
 * said, and the rest is closed all the same.
 */
export async function closeAll(open: Open, say: (error: unknown) => void): Promise<void> {
  const closed = async (close: Close) => {
    try {
      await close()
    } catch (error) {
      say(error)
    }
  }
  for (const step of open.splice(0).toReversed()) await Promise.all([step].flat().map(closed))
}
