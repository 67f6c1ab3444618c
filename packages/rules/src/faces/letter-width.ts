/** Han, Kana, Hangul and pictures take the room of two capitals. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}\uFFFD]/u;

/** Nothing but letters and signs of ASCII, as most tags. */
const PLAIN = /^[ -~]*$/;

/** The width of letters in capitals. Marks above and below them add none. */
export const letterWidth = (letters: string): number =>
  PLAIN.test(letters)
    ? letters.length
    : [...letters].reduce(
        (width, letter) => width + (WIDE.test(letter) ? 2 : /[\p{M}\p{Cf}]/u.test(letter) ? 0 : 1),
        0,
      );
