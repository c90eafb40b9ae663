import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const pushData: readonly Source[] = [
  source(
    'acesso',
    ['avisos_aparelho', 'Avisos nos aparelhos', 'Mandar aos seus aparelhos só os avisos que você quer'],
    ['push_escolha', 'id_usuario'],
    't.id_usuario',
    [
      ['updated_at', 'Data'],
      ['recusados', 'Avisos que não vão', `array_to_string(t.recusados, ', ')`],
      ['noite_inicio', 'Silêncio a partir de', 'case when t.noite then t.noite_inicio end'],
      ['noite_fim', 'Silêncio até', 'case when t.noite then t.noite_fim end'],
      ['plantao_ate', 'De plantão até'],
    ],
    gone,
  ),
]
