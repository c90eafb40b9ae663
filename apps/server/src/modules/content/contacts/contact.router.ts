import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import {
  contactRow,
  contactLettersAnswer,
  contactGetAnswer,
  contactOwnAnswer,
} from '@intranet/contract/content/contact-answers'
import { contactLettersInput, contactList, ownContactFields } from '@intranet/contract/content/contacts'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { countLetters, getContact, getOwnContact, listContacts, updateOwnContact } from './contact.queries.ts'

export const contactRouter = router({
  list: procedure('pagina_inicial', 'employee', 'providerRows')
    .meta({ exports: exportHeads(contactList) })
    .input(contactList.input)
    .output(answers(pageOf(contactRow)))
    .query(({ ctx, input }) => listContacts(ctx.db, ctx.actor, input)),
  letters: procedure('pagina_inicial', 'employee', 'figures')
    .input(contactLettersInput)
    .output(answers(contactLettersAnswer))
    .query(({ ctx, input }) => countLetters(ctx.db, ctx.actor, input)),
  get: procedure('pagina_inicial', 'employee', 'providerRows')
    .input(byId)
    .output(answers(contactGetAnswer))
    .query(async ({ ctx, input }) => found(await getContact(ctx.db, ctx.actor, input.id))),
  own: procedure('pagina_inicial', 'employee', 'own')
    .output(answers(contactOwnAnswer))
    .query(({ ctx }) => getOwnContact(ctx.db, ctx.actor)),
  updateOwn: procedure('pagina_inicial', 'employee', 'own')
    .input(ownContactFields)
    .output(answers(contactOwnAnswer))
    .mutation(({ ctx, input }) => updateOwnContact(ctx.db, ctx.actor, input)),
})
