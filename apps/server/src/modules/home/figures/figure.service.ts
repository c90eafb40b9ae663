import type { CardFiguresInput } from '@intranet/contract/home/figures'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { readFigures } from '../../../platform/card-figures.ts'
import { accessFigures } from '../../access/card-figures.ts'
import { companyFigures } from '../../company/card-figures.ts'
import { contentFigures } from '../../content/card-figures.ts'
import { marketingFigures } from '../../marketing/card-figures.ts'
import { peopleFigures } from '../../people/card-figures.ts'
import { salesFigures } from '../../sales/card-figures.ts'

export const cardFigures = [
  ...accessFigures,
  ...companyFigures,
  ...contentFigures,
  ...peopleFigures,
  ...salesFigures,
  ...marketingFigures,
]

/** The figures of a hub's cards; a card without one, or not for the actor, is left out. */
export const figuresOf = (db: Database, actor: Actor, { cards }: CardFiguresInput) =>
  readFigures(
    db,
    actor,
    cardFigures.filter(({ to }) => cards.includes(to)),
  )
