import { gone, nameOf, newest, source, type Source } from '../../../platform/personal-data.ts'

const position = (column: string) =>
  `(select p.${column} from incidente_relato_posicao p where p.id_relato = t.id)`

export const fieldReportData: readonly Source[] = [
  source(
    'uso',
    ['relatos_campo', 'O que você relatou do campo', 'Saber o que acontece na rede'],
    ['incidente_relato', 'id_usuario'],
    newest,
    [
      ['created_at', 'Data'],
      ['texto', 'Texto'],
      ['cidade', 'Cidade', nameOf('cidade', 'id_cidade')],
      ['bairro', 'Bairro'],
      ['latitude', 'Latitude', position('latitude')],
      ['longitude', 'Longitude', position('longitude')],
      ['resposta', 'Resposta'],
    ],
    gone,
  ),
]
