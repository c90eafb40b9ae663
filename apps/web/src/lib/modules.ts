import { moduleIcons, modulePaths } from '@intranet/contract/access/module-paths'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

const LAST = 1000

interface ModuleLabels {
  /** Whether a superadmin switched off the module of this screen (docs/screens.md#menu). */
  isOff: (address: string) => boolean
  /** The module's present name, or the one it was built with. */
  nameOf: (address: string, fallback: string) => string
  /** The icon that a superadmin chose instead of the built one. */
  iconOf: (address: string) => string | undefined
  /** Puts modules in their present order; what is no module comes after them, as it was. */
  inOrder: <T extends { to: string }>(entries: T[]) => T[]
}

/** What Módulos says of menu entries and cards, by their address. Until it is known everything is on. */
export function useModules(): ModuleLabels {
  const { data } = useQuery({
    // The key of `trpc.modules.list`, which the sign-in page need not bring for this alone.
    queryKey: [['modules', 'list'], { type: 'query' }],
    queryFn: () => api.modules.list.query(),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  })
  const byAddress = new Map((data ?? []).map((module) => [modulePaths[module.chave], module]))
  const placeOf = (address: string) => byAddress.get(address)?.ordem ?? LAST
  return {
    isOff: (address) => byAddress.get(address)?.ativo === false,
    nameOf: (address, fallback) => byAddress.get(address)?.nome ?? fallback,
    iconOf: (address) => {
      const module = byAddress.get(address)
      return module && module.icone !== moduleIcons[module.chave] ? module.icone : undefined
    },
    inOrder: (entries) => entries.toSorted((one, other) => placeOf(one.to) - placeOf(other.to)),
  }
}
