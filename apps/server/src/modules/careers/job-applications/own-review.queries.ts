/** The review that a candidate asked for, as the own application shows it. */
import type { ReviewState } from '@intranet/contract/careers/question-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'

/** What was asked after the refusal of the application `a`. */
export const reviewOfApplication = (db: Database) =>
  jsonObjectFrom(
    db
      .selectFrom('candidatura_revisao as r')
      .whereRef('r.id_candidatura', '=', sql.ref('a.id'))
      .select([
        'r.texto',
        sql<ReviewState>`r.situacao`.as('situacao'),
        'r.resposta',
        'r.created_at',
        'r.respondida_em',
      ]),
  )

interface StoredReview {
  created_at: string
  respondida_em: string | null
}
/** A review of a JSON column with its moments. */
export const withReviewMoments = <Review extends StoredReview>(review: Review) => ({
  ...review,
  created_at: new Date(review.created_at),
  respondida_em: review.respondida_em === null ? null : new Date(review.respondida_em),
})
