import { answers } from '../../../platform/procedure/answers.ts'
import {
  contactLettersAnswer,
  contactLettersInput,
  contactOwnAnswer,
  contactSchemas,
  ownContactFields,
} from '@intranet/contract/content/contact-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import {
  confirmedByInput,
  opensPerson,
  procedure,
  readsWide,
  router,
} from '../../../platform/procedure/procedure.ts'
import { countLetters, getContact, getOwnContact, listContacts } from './contact.queries.ts'
import { changeOwnContact } from './own-contact.service.ts'

export const contactRouter = router({
  ...crud(contactSchemas, {
    list: [
      procedure('pagina_inicial', 'employee', 'providerRows').meta({
        exports: exportHeads(contactSchemas.list),
        ...readsWide,
      }),
      listContacts,
    ],
    get: [procedure('pagina_inicial', 'employee', 'providerRows').meta(opensPerson()), getContact],
  }),
  letters: procedure('pagina_inicial', 'employee', 'figures')
    .meta(readsWide)
    .input(contactLettersInput)
    .output(answers(contactLettersAnswer))
    .query(({ ctx, input }) => countLetters(ctx.db, ctx.actor, input)),
  own: procedure('pagina_inicial', 'employee', 'own')
    .output(answers(contactOwnAnswer))
    .query(({ ctx }) => getOwnContact(ctx.db, ctx.actor)),
  updateOwn: procedure('pagina_inicial', 'employee', 'own')
    .meta(confirmedByInput)
    .input(ownContactFields)
    .output(answers(contactOwnAnswer))
    .mutation(({ ctx, input }) => changeOwnContact(ctx, input)),
})
