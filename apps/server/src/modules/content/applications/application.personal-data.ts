import { gone, nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const applicationData: readonly Source[] = [
  source(
    'uso',
    ['favoritos', 'Aplicações favoritas', 'Mostrar as suas favoritas'],
    ['aplicacao_favorito', 'id_usuario'],
    't.id_aplicacao',
    [['aplicacao', 'Aplicação', nameOf('aplicacao', 'id_aplicacao')]],
    gone,
  ),
]
