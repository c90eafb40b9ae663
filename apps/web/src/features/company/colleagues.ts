import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'
import { useTyped } from '@/lib/use-typed.ts'

export const colleagues = (input: { q?: string; incluir?: number }) => trpc.users.options.queryOptions(input)

/** Those of some people whom a text finds, asked of the server as somebody types. */
export function useFoundPeople(from: typeof colleagues) {
  const { text, setText, q } = useTyped()
  const found = useQuery({ ...from({ q }), placeholderData: keepPreviousData })
  return { text, setText, found: found.data ?? [], isWaiting: found.isFetching || text.trim() !== q }
}
