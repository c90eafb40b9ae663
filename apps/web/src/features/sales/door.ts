/** Sales has two doors with the same screens: one for managers, one for sellers (docs/sales.md#two-doors). */
import type { BackTarget } from '@/components/shell/back-target.ts'
import { idParams } from '@/lib/id-params.ts'
import type { Door } from './reports/lead-links.ts'

interface Params {
  door: Door
}

/** For routes with `$door` and other parameters: one of the two, or the address is unknown. */
export const paramsWithDoor = <Raw extends { door: string }>() => ({
  parse: ({ door, ...others }: Raw): (Omit<Raw, 'door'> & Params) | false =>
    (door === 'internal' || door === 'external') && { ...others, door },
  stringify: (params: Omit<Raw, 'door'> & Params) => params,
})
export const doorParams = paramsWithDoor<{ door: string }>()

/** For routes with `$door` and `$id`. */
export const doorIdParams = {
  parse: (params: { door: string; id: string }): (Params & { id: number }) | false => {
    const door = doorParams.parse(params)
    const id = idParams.parse(params)
    return door && id && { ...door, ...id }
  },
  stringify: (params: Params & { id: number }) => ({
    ...doorParams.stringify(params),
    ...idParams.stringify(params),
  }),
}

/** Where a door's lists and reports go back to (docs/sales.md#two-doors). */
export const doorHome = ({ door }: Record<string, string>): BackTarget =>
  door === 'internal'
    ? { to: '/modulos/admin', label: 'Administração' }
    : { to: '/sales/external/home', label: 'Vendas' }
