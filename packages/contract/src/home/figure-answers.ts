/** What the procedures of figure answer. */
import * as z from 'zod'

export const figureOfCardsAnswer = z.record(z.string(), z.number())
