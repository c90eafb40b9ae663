/** HR documents (rh_documento), of a person or for everybody of a place, in versions. See docs/people.md#documents. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const hrDocument = entity(
  'rh_documento',
  {
    titulo: field.name('Título', 160),
    categoria: field.joined('Categoria'),
    id_categoria: field.unlogged(field.reference('Categoria')),
    color: field.unlisted(field.joined('Cor')),
    icone: field.unlisted(field.joined('Ícone')),
    sensivel: field.unlisted(field.computed(field.flag('Sensível'))),
    /** Name of the person, or of the provider and department, or "Todo o grupo". */
    destino: field.joined('Funcionário/Público'),
    /** The person of the document; without one it is for everybody of the provider and department below. */
    id_funcionario: field.unlogged(field.optional(field.reference('Funcionário'))),
    id_empresa: field.unlogged(field.optional(field.reference('Provedor'))),
    id_departamento: field.unlogged(field.unlisted(field.optional(field.reference('Departamento')))),
    /** An own upload (bucket `documentos`) that is not attached yet. */
    id_arquivo: field.unlisted(field.file('Arquivo')),
    versao: field.stepped(field.integer('Versão', 1, 9999)),
    data_emissao: field.headed('Emissão', field.logged('Emissão', field.day('Data de emissão'))),
    data_validade: field.headed(
      'Validade',
      field.logged('Validade', field.optional(field.day('Data de validade'))),
    ),
    /** Days until the end of validity; negative once it is over. */
    dias: field.nullable(field.figure('Dias até vencer')),
    requer_assinatura: field.flag('Pede ciência'),
    assinado_em: field.byDay(field.nullable(field.computed(field.moment('Assinado')))),
    assinaturas: field.unlisted(field.count('Assinaturas')),
    substituido: field.unlisted(field.stepped(field.flag('Substituído por outra versão'))),
    ativo: field.active(),
  },
  { sort: '-created_at' },
)
