/** Recognises other languages by their function words. The concierge understands only English. */

const smallWords = {
  Spanish:
    'hay el los las una uno cuanto cuanta cuesta cuestan puedo podemos puede pueden tienen tiene donde cuando como que con para por del es son esta estan hola gracias mi nos desayuno habitacion perro ninos aparcamiento precio noche quiero queremos se en la de fin semana cabana cerca playa tarde hasta desde que',
  French:
    'est ce le les des une un combien vous avez je nous peut peuvent pouvons ou quand comment avec pour du sont bonjour merci mon ma chambre chien enfants prix nuit petit dejeuner coute il y a que qu la et dans sur votre notre quelle quel heure peut arriver jusqu chiens ici sommes',
  German:
    'gibt es das ist sind ein eine einen kann koennen konnen ich wir sie haben hat wie viel kostet kosten wo wann mit fur fuer und nicht zum zur bei hund kinder zimmer parkplatz fruhstuck hallo danke guten tag bitte ihr euch uns der den dem mochte wissen ob hunde erlaubt darf man uhr ab bis sind',
  Italian:
    'quanto costa avete possiamo posso dove quando come con per il lo gli una sono buongiorno grazie camera cane bambini colazione parcheggio di che nel e si puo ha e la',
  Portuguese:
    'quanto custa tem podemos posso onde quando como com para os as uma sao ola obrigado obrigada quarto cao criancas pequeno almoco estacionamento de que voces e nao',
  Dutch:
    'het een is er kan kunnen ik wij we jullie hebben heeft hoeveel kost waar wanneer met voor en niet hond kinderen kamer ontbijt parkeren hallo dank mogen zijn de van',
  Polish:
    'czy jest sa ile kosztuje mozna mozemy macie gdzie kiedy jak z dla i nie pies dzieci pokoj sniadanie parking dzien dobry dziekuje prosze w na do',
  Irish:
    'an bhfuil ta nil agaibh agat ce mhead conas cen cad ar is le do thoil go raibh maith dia duit ann againn orainn chun don den na agus faoi isteach maidrin madra seomra bricfeasta pairceail agam cead liom thabhairt me mo',
} as const
export type Language = keyof typeof smallWords

const lists = Object.entries(smallWords).map(([name, words]) => [name as Language, new Set(words.split(' '))] as const)
/** English function words: where a sentence has two of them, foreign ones are names or a greeting. */
const english = new Set(
  'the is are can could do does we i you your our my how what when where which who there it of to and for with have has not any be in at on this that a or if'.split(
    ' ',
  ),
)
/** Words of English and of another language alike. */
const shared = new Set('is in a i an do on for are we me and or no so at'.split(' '))

/** The language of a message that is not English, judged by its function words. */
export function foreignLanguage(message: string): Language | undefined {
  const words = message
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu)
  if (!words || words.length < 2) return undefined
  const ours = words.filter((word) => english.has(word) && !shared.has(word)).length
  const [best, second] = lists
    .map(([name, list]) => ({ name, count: words.filter((word) => list.has(word) && !shared.has(word)).length }))
    .sort((a, b) => b.count - a.count)
  if (!best || !second || best.count < 2 || best.count <= 2 * ours || best.count < Math.min(4, 0.4 * words.length))
    return undefined
  return best.name
}
