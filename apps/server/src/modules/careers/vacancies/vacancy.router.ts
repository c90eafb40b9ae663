import { savedRecord } from '@intranet/contract/answer'
import {
  byVacancy,
  createSourceInput,
  createVacanciesInput,
  publicVacanciesInput,
  stepVacancyInput,
  switchSourceInput,
  updateVacancyInput,
  vacancyList,
} from '@intranet/contract/careers/vacancies'
import {
  createdSourcesAnswer,
  hiringPathAnswer,
  ownSourceAnswer,
  publicVacanciesAnswer,
  publicVacancyAnswer,
  vacancyChoicesAnswer,
  vacancyGetAnswer,
  vacancyRow,
  vacancySourcesAnswer,
  vacancyStepAnswer,
} from '@intranet/contract/careers/vacancy-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { hiringPath, listPublicVacancies, vacancyChoices } from './public-vacancy.queries.ts'
import { readPublicVacancy } from './public-vacancy.service.ts'
import { createSources, listSources, recommend, setSource } from './source.service.ts'
import { getVacancy, listVacancies } from './vacancy.queries.ts'
import { changeVacancy, createVacancies, deleteVacancy, stepVacancy } from './vacancy.service.ts'

export const vacancyRouter = router({
  /** What anybody may apply to; employees also find what is inside. */
  listPublic: procedure('banco_talentos', 'public', 'public')
    .input(publicVacanciesInput)
    .output(answers(publicVacanciesAnswer))
    .query(({ ctx, input }) => listPublicVacancies(ctx.db, ctx.actor, input)),
  choices: procedure('banco_talentos', 'public', 'public')
    .output(answers(vacancyChoicesAnswer))
    .query(({ ctx }) => vacancyChoices(ctx.db, ctx.actor)),
  getPublic: procedure('banco_talentos', 'public', 'public')
    .input(byId)
    .output(answers(publicVacancyAnswer))
    .query(({ ctx, input }) => readPublicVacancy(ctx.db, ctx.actor, input.id)),
  /** How long hiring usually takes where the vacancy is. */
  hiringPath: procedure('banco_talentos', 'public', 'public')
    .input(byId)
    .output(answers(hiringPathAnswer))
    .query(({ ctx, input }) => hiringPath(ctx.db, input.id)),
  ...crud(
    {
      list: vacancyList,
      row: vacancyRow,
      one: vacancyGetAnswer,
      createInput: createVacanciesInput,
      updateInput: updateVacancyInput,
    },
    {
      list: [
        procedure('banco_talentos', 'read', 'providerRows').meta({ exports: exportHeads(vacancyList) }),
        listVacancies,
      ],
      get: [procedure('banco_talentos', 'read', 'providerRows'), getVacancy],
      create: [procedure('banco_talentos', 'create', 'nothing'), createVacancies],
      update: [procedure('banco_talentos', 'editOwn', 'nothing'), changeVacancy],
      remove: [procedure('banco_talentos', 'manage', 'nothing'), deleteVacancy],
    },
  ),
  step: procedure('banco_talentos', 'editOwn', 'nothing')
    .input(stepVacancyInput)
    .output(answers(vacancyStepAnswer))
    .mutation(({ ctx, input }) => stepVacancy(ctx.db, ctx.actor, input)),
  sources: procedure('banco_talentos', 'read', 'providerRows')
    .input(byVacancy)
    .output(answers(vacancySourcesAnswer))
    .query(({ ctx, input }) => listSources(ctx.db, ctx.deps.publicUrl, ctx.actor, input.id_vaga)),
  createSources: procedure('banco_talentos', 'manage', 'providerRows')
    .input(createSourceInput)
    .output(answers(createdSourcesAnswer))
    .mutation(({ ctx, input }) => createSources(ctx.db, ctx.deps.publicUrl, ctx.actor, input.objects)),
  switchSource: procedure('banco_talentos', 'manage', 'nothing')
    .input(switchSourceInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => setSource(ctx.db, ctx.actor, input)),
  /** The employee's own link to recommend a vacancy by. */
  recommend: procedure('banco_talentos', 'employee', 'own')
    .input(byVacancy)
    .output(answers(ownSourceAnswer))
    .mutation(({ ctx, input }) => recommend(ctx.db, ctx.deps.publicUrl, ctx.actor, input.id_vaga)),
})
