import { common } from '@intranet/contract/messages'
import { Star } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'

type Applicant = Outputs['applicants']['get']

/** One to five stars; pressing the last one again takes it back. */
export function ApplicantRating({
  id,
  avaliacao,
  updated_at,
}: Pick<Applicant, 'id' | 'avaliacao' | 'updated_at'>) {
  const rate = useSave(trpc.applicants.rate.mutationOptions(), {
    saved: common.success,
    changes: [trpc.applicants.pathFilter()],
  })
  const stars = avaliacao ?? 0
  return (
    <div role="group" aria-label="Avaliação" className="flex">
      {[1, 2, 3, 4, 5].map((n) => (
        <button
          key={n}
          type="button"
          className={iconButtonVariants({ size: 'sm' })}
          aria-label={`${n} de 5`}
          aria-pressed={stars >= n}
          disabled={rate.isPending}
          onClick={() => rate.mutate({ id, updated_at, avaliacao: stars === n ? n - 1 : n })}
        >
          <Star className={cn(stars >= n && 'fill-(--on-warning) text-(--on-warning)')} aria-hidden />
        </button>
      ))}
    </div>
  )
}
