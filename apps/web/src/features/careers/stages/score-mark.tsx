import { Star } from 'lucide-react'

/** 0 to 100, with its bar; nothing where the vacancy has no words. */
export function ScoreMark({ score }: { score: number | null }) {
  if (score === null) return null
  return (
    <span className="inline-flex items-center gap-1.5 align-middle" title="Pontuação">
      <span className="h-1.5 w-12 overflow-hidden rounded bg-(--chart-grid)" aria-hidden>
        <span className="block h-full rounded bg-(--chart-1)" style={{ width: `${score}%` }} />
      </span>
      <span className="tabular-nums">
        <span className="sr-only">Pontuação </span>
        {score}
      </span>
    </span>
  )
}

/** "4/5" with a star. */
export function RatingMark({ rating }: { rating: number | null }) {
  if (rating === null) return null
  return (
    <span className="inline-flex items-center gap-1 align-middle tabular-nums">
      <Star className="size-3.5" aria-hidden />
      <span className="sr-only">Avaliação </span>
      {rating}/5
    </span>
  )
}
