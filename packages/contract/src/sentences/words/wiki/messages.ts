// Printed from the catalogues beside it by node scripts/generate.mjs.
import { wordsOf } from '@callshot/rules';

export const { m, said } = wordsOf({
  "not_configured": "No key of the tournament wiki is set here (LIQUIPEDIA_API_KEY): events are made by hand",
  "spent": "The wiki was asked as often as an hour allows; it is asked again from {until, time}",
  "waiting": "The wiki is left alone until {until, time}",
  "busy": "Other requests to the wiki take long",
  "limited": "The wiki says that it is asked too often",
  "key_refused": "The wiki refuses the key: {told}",
  "refused": "The wiki refuses the request: {told}",
  "down": "The wiki does not answer: {told}",
  "unreadable": "The wiki’s answer cannot be read: {told}"
}, {
  "de": {
  "not_configured": "Hier ist kein Schlüssel für das Turnier-Wiki gesetzt (LIQUIPEDIA_API_KEY): Events werden von Hand angelegt",
  "spent": "Das Wiki wurde so oft gefragt, wie es in einer Stunde geht; es wird ab {until, time} wieder gefragt",
  "waiting": "Das Wiki wird bis {until, time} in Ruhe gelassen",
  "busy": "Andere Anfragen an das Wiki dauern lange",
  "limited": "Das Wiki sagt, dass es zu oft gefragt wird",
  "key_refused": "Das Wiki lehnt den Schlüssel ab: {told}",
  "refused": "Das Wiki lehnt die Anfrage ab: {told}",
  "down": "Das Wiki antwortet nicht: {told}",
  "unreadable": "Die Antwort des Wikis ist nicht lesbar: {told}"
},
  "es": {
  "not_configured": "Aquí no hay clave de la wiki de torneos (LIQUIPEDIA_API_KEY): los eventos se crean a mano",
  "spent": "Ya se consultó la wiki todo lo que permite una hora; se vuelve a consultar a las {until, time}",
  "waiting": "No se consulta la wiki hasta las {until, time}",
  "busy": "Otras consultas a la wiki están tardando",
  "limited": "La wiki dice que se la consulta demasiado",
  "key_refused": "La wiki rechaza la clave: {told}",
  "refused": "La wiki rechaza la consulta: {told}",
  "down": "La wiki no responde: {told}",
  "unreadable": "No se puede leer la respuesta de la wiki: {told}"
},
  "pt-BR": {
  "not_configured": "Nenhuma chave da wiki de torneios está definida aqui (LIQUIPEDIA_API_KEY): eventos são feitos à mão",
  "spent": "A wiki foi consultada tantas vezes quanto uma hora permite; a próxima é a partir de {until, time}",
  "waiting": "A wiki fica em paz até {until, time}",
  "busy": "Outros pedidos à wiki estão demorando",
  "limited": "A wiki diz que é consultada vezes demais",
  "key_refused": "A wiki recusa a chave: {told}",
  "refused": "A wiki recusa o pedido: {told}",
  "down": "A wiki não responde: {told}",
  "unreadable": "Não dá para ler a resposta da wiki: {told}"
},
  "fr": {
  "not_configured": "Aucune clé du wiki des tournois n’est définie ici (LIQUIPEDIA_API_KEY) : les événements se créent à la main",
  "spent": "Le wiki a été interrogé autant qu’une heure le permet ; il le sera de nouveau à partir de {until, time}",
  "waiting": "Le wiki est laissé tranquille jusqu’à {until, time}",
  "busy": "D’autres requêtes au wiki durent longtemps",
  "limited": "Le wiki dit qu’on l’interroge trop souvent",
  "key_refused": "Le wiki refuse la clé : {told}",
  "refused": "Le wiki refuse la requête : {told}",
  "down": "Le wiki ne répond pas : {told}",
  "unreadable": "La réponse du wiki ne peut pas être lue : {told}"
},
  "pl": {
  "not_configured": "Nie ma tu klucza do wiki turniejów (LIQUIPEDIA_API_KEY): wydarzenia tworzy się ręcznie",
  "spent": "Wyczerpał się godzinny limit pytań do wiki; następne od {until, time}",
  "waiting": "Wiki zostaje w spokoju do {until, time}",
  "busy": "Inne zapytania do wiki trwają długo",
  "limited": "Wiki mówi, że pytamy za często",
  "key_refused": "Wiki odrzuca klucz: {told}",
  "refused": "Wiki odrzuca zapytanie: {told}",
  "down": "Wiki nie odpowiada: {told}",
  "unreadable": "Nie da się odczytać odpowiedzi wiki: {told}"
},
});
