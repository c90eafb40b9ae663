import { modulePaths } from '@intranet/contract/access/module-paths'
import { useQuery } from '@tanstack/react-query'
import { trpc } from './trpc.ts'

interface ModuleLabels {
  /** Whether a superadmin switched off the module whose screen this is (000:76). */
  isOff: (address: string) => boolean
  /** The module's present name, or the one it was built with. */
  nameOf: (address: string, fallback: string) => string
}

/** What Módulos says of menu entries and cards, by their address. Until it is known everything is on. */
export function useModules(): ModuleLabels {
  const { data } = useQuery({
    ...trpc.modules.list.queryOptions(),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  })
  const byAddress = new Map((data ?? []).map((module) => [modulePaths[module.chave], module]))
  return {
    isOff: (address) => byAddress.get(address)?.ativo === false,
    nameOf: (address, fallback) => byAddress.get(address)?.nome ?? fallback,
  }
}
