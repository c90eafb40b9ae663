/** The documented paths of all modules. */
import { modules } from '../../modules/module-list.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

export const restRoutes: readonly RestRoute[] = modules.flatMap(({ routes = [] }) => routes)
