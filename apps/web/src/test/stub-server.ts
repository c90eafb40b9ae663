import { afterEach, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** A procedure that was refused, as tRPC says it within a batch. */
export const failed = (
  path: string,
  httpStatus: number,
  message: string,
  more?: { campos?: Record<string, string> | undefined; codigo?: string | undefined },
) => ({ error: { code: -32000, message, data: { httpStatus, path, ...more } } })

/** Replaces the server until the test ends: `answer` makes of a procedure's path and input what the batch holds for it. */
export function stubServer(answer: (path: string, input: unknown) => Promise<object>): void {
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(address, location.href)
    const paths = url.pathname.replace('/trpc/', '').split(',')
    const sent = (init?.body as string | undefined) ?? url.searchParams.get('input') ?? '{}'
    const inputs = JSON.parse(sent) as Record<string, unknown>
    const all = await Promise.all(paths.map((path, place) => answer(path, inputs[place])))
    return Response.json(all, { status: all.some((one) => 'error' in one) ? 207 : 200 })
  })
}
