import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  reactionKeys,
  reactionLabel,
  type ReactionCounts,
  type ReactionKey,
  type ReactionTarget,
} from '@intranet/contract/content/reaction-labels'
import { Cake, Hand, Heart, type LucideIcon, ThumbsUp } from 'lucide-react'
import { useEffect } from 'react'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const icons: Record<ReactionKey, LucideIcon> = {
  waving_hand: Hand,
  cake: Cake,
  favorite: Heart,
  thumb_up: ThumbsUp,
}

interface ReactionsProps extends ReactionCounts {
  tipo: ReactionTarget
  id: number
}

/** What the counts become when somebody presses: the same again takes it back, another one changes it. */
function pressed({ reacoes, minha_reacao }: ReactionCounts, key: ReactionKey): ReactionCounts {
  const next = minha_reacao === key ? null : key
  const count = (one: ReactionKey) =>
    (reacoes[one] ?? 0) - Number(one === minha_reacao) + Number(one === next)
  return {
    reacoes: Object.fromEntries(reactionKeys.map((one) => [one, count(one)])),
    minha_reacao: next,
  }
}

/** The four reactions with their counts. Others' arrive while one reads; `reacoes` is what the screen was read with. */
export function Reactions({ tipo, id, reacoes, minha_reacao }: ReactionsProps) {
  const queryClient = useQueryClient()
  const target = { tipo, id_item: id }
  const { queryKey } = trpc.reactions.get.queryOptions(target)
  const read: ReactionCounts = { reacoes, minha_reacao }
  const { data = read } = useQuery({
    ...trpc.reactions.get.queryOptions(target),
    initialData: read,
    staleTime: Infinity,
    meta: { quiet: true },
  })
  const version = JSON.stringify(read)
  useEffect(() => {
    queryClient.setQueryData(queryKey, JSON.parse(version))
    // The key is made again at each drawing; what it names is `tipo` and `id`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queryClient, tipo, id, version])
  const { mutate } = useSave(
    trpc.reactions.react.mutationOptions({
      onSuccess: (counts) => queryClient.setQueryData(queryKey, counts),
      onError: () => void queryClient.invalidateQueries({ queryKey }),
    }),
  )
  const press = (key: ReactionKey) => {
    const next = pressed(data as ReactionCounts, key)
    queryClient.setQueryData(queryKey, next)
    mutate({ ...target, reacao: next.minha_reacao })
  }
  return (
    <div className="rea" role="group" aria-label="Reações">
      {reactionKeys.map((key) => {
        const Icon = icons[key]
        return (
          <button key={key} type="button" aria-pressed={data.minha_reacao === key} onClick={() => press(key)}>
            <Icon className="size-3.5" aria-hidden />
            <span className="rl">{reactionLabel(key)}</span> <b>{data.reacoes[key] || ''}</b>
          </button>
        )
      })}
    </div>
  )
}
