import { deleted, inserted, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { resumeRouter } from './resume.router.ts'

const base = '/v1/curriculo'
const sections = [
  {
    path: 'formacao',
    table: 'curriculo_formacao',
    create: resumeRouter.createEducations,
    update: resumeRouter.updateEducation,
    remove: resumeRouter.removeEducation,
  },
  {
    path: 'experiencia',
    table: 'curriculo_experiencia',
    create: resumeRouter.createExperiences,
    update: resumeRouter.updateExperience,
    remove: resumeRouter.removeExperience,
  },
  {
    path: 'certificado',
    table: 'curriculo_certificado',
    create: resumeRouter.createCertificates,
    update: resumeRouter.updateCertificate,
    remove: resumeRouter.removeCertificate,
  },
] as const

export const resumeRoutes = defineRoutes('Currículo', { resume: resumeRouter }, [
  ...sections.flatMap(({ path, table, create, update, remove }) => [
    route({
      method: 'POST',
      path: `${base}/${path}`,
      summary: `Cadastra no próprio currículo (${table})`,
      procedure: create,
      answer: inserted(table),
    }),
    route({
      method: 'PUT',
      path: `${base}/${path}/:id`,
      summary: `Altera no próprio currículo (${table})`,
      procedure: update,
      answer: updated(table),
    }),
    route({
      method: 'DELETE',
      path: `${base}/${path}/:id`,
      summary: `Exclui do próprio currículo (${table})`,
      procedure: remove,
      answer: deleted(table),
    }),
  ]),
  route({
    method: 'GET',
    path: base,
    summary: 'O próprio currículo',
    procedure: resumeRouter.mine,
    answer: under('curriculo_by_pk'),
  }),
  route({
    method: 'GET',
    path: '/v1/user/:id/curriculo',
    summary: 'O currículo de uma pessoa; em PDF em /export/curriculo/:id',
    procedure: resumeRouter.curriculum,
    answer: under('curriculo_by_pk'),
  }),
])
