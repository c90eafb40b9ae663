/** What a module says of itself: all that other parts of the server take from it, in one place. */
import type { Job } from './job.ts'
import type { RouterRecord } from './procedure/caller.ts'
import type { RestRoute } from './rest/route.ts'
import type { Offers } from './offers.ts'

export interface Module<R extends RouterRecord = RouterRecord> extends Offers {
  /** As its folder is called. */
  name: string
  /** Its procedures, by the names that clients call them by. */
  routers?: R
  /** Its documented paths. */
  routes?: readonly RestRoute[]
  /** Its work in the background. */
  jobs?: readonly Job<never>[]
}

/** `<module>.module.ts`: one a folder, and a line in `modules/module-list.ts`. */
export const defineModule = <R extends RouterRecord = Record<never, never>>(module: Module<R>): Module<R> =>
  module

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? { [Name in keyof All]: All[Name] }
  : never

/** The routers of many modules as one record, with their exact types. Throws where a name is used twice. */
export function routersOf<M extends Module>(modules: readonly M[]): Together<NonNullable<M['routers']>> {
  const all = modules.flatMap(({ routers = {} }) => Object.entries(routers))
  const twice = all.find(([name], place) => all.findIndex(([other]) => other === name) !== place)
  if (twice) throw new Error(`two modules offer procedures called ${twice[0]}`)
  return Object.fromEntries(all) as Together<NonNullable<M['routers']>>
}
