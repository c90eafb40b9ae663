const NAME = 'MissingChunk'

/**
 * A part of the app that could not be fetched: the server or the network is away, or a deploy replaced it. Renamed
 * here, or the router would take it for a deploy and reload the page into whatever answers, even into nothing.
 */
export function nameMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Parte da intranet não carregou: ${payload.message}`
    payload.name = NAME
  })
}

export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && error.name === NAME

/** Fetches what a click needs. When it is missing the person is notified, and nothing comes. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunk(error)) throw error
    const { reportMissing } = await import('./chunk-reload.ts')
    await reportMissing(error)
    return undefined
  }
}
