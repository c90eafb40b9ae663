import { createParameters } from '@intranet/server/platform/parameters'
import { createAuth, findActor } from '@intranet/server/platform/session'
import { issuedBy, type Issued } from './issued.ts'
import type { Scene } from './scene.ts'

/** The one statement by which a request learns who asks, as the server sends it. */
export async function sessionStatement(url: string, { token }: Scene): Promise<Issued> {
  const issued = await issuedBy(url, (db) => {
    const parameters = createParameters(db)
    return findActor(createAuth(db, false, parameters), token)
  })
  // The parameters are remembered; the session is read each time.
  const read = issued.filter(({ text }) => !text.includes('"parametro"'))
  if (read.length !== 1) throw new Error(`A session issued ${read.length} statements`)
  return read[0]!
}
