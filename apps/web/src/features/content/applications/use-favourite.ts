import { useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import type { Application } from './application-tile.tsx'

/** Stars an application at once; a refusal takes the star back. */
export function useFavourite() {
  const queryClient = useQueryClient()
  const key = trpc.applications.own.queryKey()
  return useSave(
    {
      mutationFn: ({ id, favorito }: Application) =>
        api.applications.favourite.mutate({ id, favorito: !favorito }),
      onMutate: ({ id }) => {
        const before = queryClient.getQueryData(key)
        queryClient.setQueryData(key, (rows) =>
          rows?.map((row) => (row.id === id ? { ...row, favorito: !row.favorito } : row)),
        )
        return { before }
      },
      onError: (_error, _row, saved) => queryClient.setQueryData(key, saved?.before),
    },
    { changes: [{ queryKey: key }] },
  ).mutate
}
