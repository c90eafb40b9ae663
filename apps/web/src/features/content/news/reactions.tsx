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
import { cn } from '@/lib/cn.ts'
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
  /** On phones without their names. */
  short?: boolean
  className?: string
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
export function Reactions({ tipo, id, reacoes, minha_reacao, short, className }: ReactionsProps) {
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
    <div
      className={cn(
        'mt-1.5 -ml-[7px] flex flex-wrap gap-1',
        !short && 'max-sm:grid max-sm:grid-cols-2',
        className,
      )}
      role="group"
      aria-label="Reações"
    >
      {reactionKeys.map((key) => {
        const Icon = icons[key]
        return (
          <button
            key={key}
            type="button"
            className="group flex min-h-6 items-center gap-[5px] rounded-sm px-[7px] py-[3px] text-xs leading-5 text-muted-foreground transition-colors hover:bg-accent aria-pressed:bg-primary-soft aria-pressed:text-primary aria-pressed:hover:bg-accent max-sm:min-h-10 max-sm:px-2.5 max-sm:py-2"
            aria-pressed={data.minha_reacao === key}
            onClick={() => press(key)}
          >
            <Icon className="size-3.5" aria-hidden />
            <span className={cn(short && 'max-sm:sr-only')}>{reactionLabel(key)}</span>{' '}
            <b className="font-semibold text-foreground group-aria-pressed:text-inherit">
              {data.reacoes[key] || ''}
            </b>
          </button>
        )
      })}
    </div>
  )
}
