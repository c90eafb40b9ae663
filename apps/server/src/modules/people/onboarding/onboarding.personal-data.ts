import { sql } from 'kysely'
import { nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const onboardingData: readonly Source[] = [
  source(
    'pessoa',
    ['onboarding', 'Onboarding', 'Acompanhar a sua integração'],
    ['onboarding_usuario', 'id_usuario'],
    't.id',
    [
      ['onboarding', 'Onboarding', nameOf('onboarding_onboarding', 'id_onboarding', 'titulo')],
      ['conteudos', 'Conteúdos'],
      ['lidos', 'Lidos'],
      ['data_inicio', 'Início'],
      ['data_fim', 'Conclusão'],
    ],
  ),
  source(
    'pessoa',
    ['onboarding_leituras', 'Leituras de onboarding', 'Acompanhar a sua integração'],
    ['onboarding_progresso', 'id_usuario_onboarding'],
    't.id',
    [
      ['conteudo', 'Conteúdo', nameOf('onboarding_conteudo', 'id_conteudo', 'titulo')],
      ['data_inicio', 'Início'],
      ['data_fim', 'Conclusão'],
    ],
    {
      quem: (id) =>
        sql`t.id_usuario_onboarding in (select o.id from onboarding_usuario o where o.id_usuario = ${id})`,
    },
  ),
]
