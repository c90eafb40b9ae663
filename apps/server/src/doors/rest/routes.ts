/** The documented paths of all modules. */
import { modules } from '../../modules/module-list.ts'
import { withoutRepeated, type RestRoute } from '../../platform/rest/route.ts'

export const restRoutes: readonly RestRoute[] = withoutRepeated(modules.flatMap(({ routes = [] }) => routes))
