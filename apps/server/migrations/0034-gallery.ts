import { type Kysely, sql } from 'kysely';

/**
 * The nameplates that the product comes with; an id is the plate's place in the gallery, whose first is
 * Classic. Styles as the compiler prints them. Those of the gallery that somebody designed are not the product's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { id, typeId, name, description, style } of plates) {
    await sql`insert into nameplates (id, type_id, name, description, style)
      overriding system value values (${id}, ${typeId}, ${name}, ${description}, ${style})`.execute(
      db,
    );
  }
}

const plates = [
  {
    id: 2,
    typeId: 2,
    name: 'Northern Sky',
    description: 'Entered three events in a row',
    style: `.{id} {
  border: 1px solid #4FB3A6;
  background: linear-gradient(100deg, #07343A, #1C2360 60%, #3A1C66);
  color: #F2FBFF;
}

.{id}::before {
  content: "";
  position: absolute;
  top: -14px;
  left: 20%;
  width: 100%;
  height: 56px;
  background: linear-gradient(96deg, transparent 8%, rgba(72, 240, 196, 0.42) 30%, transparent 42%, rgba(92, 160, 255, 0.46) 58%, transparent 68%, rgba(206, 110, 255, 0.5) 84%, transparent 96%);
  filter: blur(4px);
  transform: skewX(-24deg);
  animation: {id}-1 9s ease-in-out infinite alternate;
}

.{id}::after {
  content: "";
  position: absolute;
  left: 0;
  bottom: 0;
  width: 100%;
  height: 8px;
  background: linear-gradient(12deg, #04161C 45%, transparent 47%), linear-gradient(-10deg, #04161C 40%, transparent 42%);
  opacity: 0.8;
}

@keyframes {id}-1 {
  from {
    transform: skewX(-24deg) translateX(-14px);
  }
  to {
    transform: skewX(-12deg) translateX(26px);
  }
}
`,
  },
  {
    id: 3,
    typeId: 2,
    name: 'Emberline',
    description: 'Top 10 in the Summer Cup',
    style: `.{id} {
  border: 1px solid #E0662A;
  background: radial-gradient(120% 90% at 78% 120%, #FF8A2B, #B23A0B 34%, #4A1208 66%, #2A0906);
  color: #FFE9D6;
}

.{id}::before {
  content: "";
  position: absolute;
  top: 0;
  right: 0;
  width: 58px;
  height: 64px;
  background: radial-gradient(circle at 8px 22px, #FFD27A 1.5px, transparent 2.5px), radial-gradient(circle at 28px 8px, #FFB04A 1px, transparent 2px), radial-gradient(circle at 40px 30px, #FFE3A6 1.5px, transparent 2.5px), radial-gradient(circle at 50px 14px, #FF9A3C 1px, transparent 2px), radial-gradient(circle at 24px 44px, #FFC46A 1px, transparent 2px), radial-gradient(circle at 44px 54px, #FFD27A 1.5px, transparent 2.5px);
  animation: {id}-1 5s linear infinite;
}

@keyframes {id}-1 {
  from {
    transform: translateY(8px);
    opacity: 0.9;
  }
  to {
    transform: translateY(-30px);
    opacity: 0.25;
  }
}
`,
  },
  {
    id: 4,
    typeId: 2,
    name: 'Horizon',
    description: 'Played the night session',
    style: `.{id} {
  border: 1px solid #D04CB0;
  background: linear-gradient(180deg, #14093A 0%, #3A0F5C 40%, #7E1E6C 58%, #12062E 60%);
  color: #FFFFFF;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 26px;
  top: 4px;
  width: 30px;
  height: 16px;
  border-radius: 15px 15px 0 0;
  background: linear-gradient(180deg, #FFE27A 20%, #FF7A4A 50%, transparent 50%, transparent 58%, #FF5A7A 58%, #FF5A7A 74%, transparent 74%, transparent 82%, #FF4A90 82%);
}

.{id}::after {
  content: "";
  position: absolute;
  left: -20%;
  bottom: 0;
  width: 140%;
  height: 13px;
  background: linear-gradient(180deg, rgba(255, 110, 220, 0.2) 0 1px, transparent 1px 4px, rgba(255, 110, 220, 0.55) 4px 5px, transparent 5px 9px, rgba(255, 110, 220, 0.5) 9px 10px, transparent 10px), repeating-linear-gradient(90deg, rgba(255, 110, 220, 0.4) 0 1px, transparent 1px 14px);
  transform: perspective(60px) rotateX(28deg);
  opacity: 0.75;
}
`,
  },
  {
    id: 5,
    typeId: 2,
    name: 'Full Boost',
    description: 'Called a reverse sweep',
    style: `.{id} {
  border: 1px solid #3C8CFF;
  background: linear-gradient(90deg, #071A3A, #0C2E66 60%, #1D6BE6);
  color: #EAF4FF;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 10px;
  top: 0;
  width: 52px;
  height: 32px;
  background: linear-gradient(90deg, transparent, #9AD4FF) 14px 6px / 38px 2px no-repeat, linear-gradient(90deg, transparent, #FFFFFF) 0 14px / 52px 3px no-repeat, linear-gradient(90deg, transparent, #FFC46A) 8px 21px / 44px 2px no-repeat, linear-gradient(90deg, transparent, #9AD4FF) 22px 27px / 30px 1px no-repeat;
  animation: {id}-1 1.2s ease-out infinite alternate;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 0;
  top: 0;
  width: 34px;
  height: 34px;
  background: radial-gradient(80% 70% at 100% 50%, #FFF3D0, rgba(255, 178, 74, 0.95) 30%, rgba(255, 106, 30, 0.6) 58%, transparent 84%);
}

@keyframes {id}-1 {
  from {
    transform: translateX(8px);
    opacity: 0.7;
  }
  to {
    transform: translateX(-4px);
    opacity: 1;
  }
}
`,
  },
  {
    id: 6,
    typeId: 2,
    name: 'Site Plan',
    description: 'Austin Major 2025',
    style: `.{id} {
  border: 1px solid #B98324;
  background: linear-gradient(90deg, #17120A, #241A0A 60%, #3A280C);
  color: #FFE7BC;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 8px;
  top: 5px;
  width: 50px;
  height: 22px;
  border: 1px solid #C98F2C;
  background: linear-gradient(90deg, transparent 13px, #C98F2C 13px 14px, transparent 14px 29px, #C98F2C 29px 30px, transparent 30px), linear-gradient(180deg, transparent 10px, rgba(201, 143, 44, 0.8) 10px 11px, transparent 11px), linear-gradient(90deg, transparent 30px, rgba(245, 165, 36, 0.38) 30px);
  opacity: 0.8;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 13px;
  top: 11px;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  border: 2px solid #FFD37A;
  box-shadow: inset 0 0 0 2px #241A0A, inset 0 0 0 5px #FFD37A;
  animation: {id}-1 2.4s ease-in-out infinite;
}

@keyframes {id}-1 {
  from {
    opacity: 1;
    transform: scale(1);
  }
  50% {
    opacity: 0.55;
    transform: scale(1.25);
  }
  to {
    opacity: 1;
    transform: scale(1);
  }
}
`,
  },
  {
    id: 7,
    typeId: 2,
    name: 'Through the Smoke',
    description: 'Called an upset nobody else did',
    style: `.{id} {
  border: 1px solid #7C8794;
  background: linear-gradient(90deg, #14181D, #232A31 55%, #39424B);
  color: #F3F6F9;
}

.{id}::before {
  content: "";
  position: absolute;
  right: -36px;
  top: -12px;
  width: 130px;
  height: 58px;
  background: radial-gradient(26px 20px at 30px 34px, rgba(190, 200, 210, 0.32), transparent 70%), radial-gradient(34px 26px at 66px 22px, rgba(205, 214, 222, 0.5), transparent 72%), radial-gradient(30px 26px at 100px 36px, rgba(228, 234, 240, 0.62), transparent 72%), radial-gradient(20px 16px at 84px 48px, rgba(160, 172, 184, 0.6), transparent 72%);
  animation: {id}-1 12s ease-in-out infinite alternate;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 0;
  bottom: 0;
  width: 60%;
  height: 2px;
  background: linear-gradient(90deg, transparent, #FF5A3C);
}

@keyframes {id}-1 {
  from {
    transform: translateX(12px) scale(1);
  }
  to {
    transform: translateX(-6px) scale(1.06);
  }
}
`,
  },
  {
    id: 8,
    typeId: 2,
    name: 'Saucer Nights',
    description: 'Katowice: the crowd in the saucer',
    style: `.{id} {
  border: 1px solid #5B74E8;
  background: radial-gradient(90px 60px at 100% 110%, #4A64F0, #1B2370 48%, transparent 78%), linear-gradient(90deg, #0A0E2C, #141A4A);
  color: #E9EDFF;
}

.{id}::before {
  content: "";
  position: absolute;
  right: -54px;
  top: 10px;
  width: 110px;
  height: 44px;
  border-radius: 50%;
  border: 2px dashed #B8C6FF;
  border-bottom-color: transparent;
  box-shadow: inset 0 3px 8px rgba(140, 160, 255, 0.8);
  animation: {id}-1 14s linear infinite;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 22px;
  top: 0;
  width: 38px;
  height: 34px;
  background: linear-gradient(100deg, transparent 40%, rgba(220, 230, 255, 0.5) 48%, transparent 56%), linear-gradient(80deg, transparent 44%, rgba(220, 230, 255, 0.4) 52%, transparent 60%);
}

@keyframes {id}-1 {
  from {
    transform: rotate(-4deg);
  }
  50% {
    transform: rotate(4deg);
  }
  to {
    transform: rotate(-4deg);
  }
}
`,
  },
  {
    id: 9,
    typeId: 2,
    name: 'Rose Window',
    description: 'Cologne: under the two towers',
    style: `.{id} {
  border: 1px solid #E0B95A;
  background: linear-gradient(90deg, #1A1022, #2A1330 62%, #3A1A2A);
  color: #FFF1D6;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 6px;
  top: -9px;
  width: 50px;
  height: 50px;
  border-radius: 50%;
  border: 2px solid #14101A;
  background: repeating-conic-gradient(from 0deg, #14101A 0 3deg, transparent 3deg 30deg), radial-gradient(circle, #FFD76A 6px, #14101A 6px 8px, transparent 8px 15px, #14101A 15px 17px, transparent 17px), conic-gradient(#D8334A, #E8912B, #E8C93A, #3BA86A, #2F7FD8, #7A45D0, #D8334A);
  animation: {id}-1 60s linear infinite;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 0;
  top: 0;
  width: 62px;
  height: 34px;
  background: linear-gradient(115deg, transparent 30%, rgba(255, 255, 255, 0.28) 46%, transparent 60%);
}

@keyframes {id}-1 {
  from {
    transform: rotate(0deg);
  }
  to {
    transform: rotate(360deg);
  }
}
`,
  },
  {
    id: 10,
    typeId: 2,
    name: 'Lone Star',
    description: 'Called the champion of Austin',
    style: `.{id} {
  border: 1px solid #E8B04A;
  background: linear-gradient(90deg, #12284F 0 82%, transparent 82%), linear-gradient(180deg, #E9EDF4 0 50%, #B8283A 50%);
  color: #FFFFFF;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  top: 0;
  width: 18%;
  height: 34px;
  background: linear-gradient(100deg, rgba(0, 0, 0, 0.35), transparent 30%, rgba(255, 255, 255, 0.25) 55%, transparent 70%, rgba(0, 0, 0, 0.3));
}

.{id}::after {
  content: "";
  position: absolute;
  right: 40px;
  top: 7px;
  width: 19px;
  height: 19px;
  background: linear-gradient(135deg, #FFF4CE, #F4C542 60%, #B27A0A);
  clip-path: polygon(50% 0, 62% 35%, 98% 35%, 69% 57%, 79% 92%, 50% 71%, 21% 92%, 31% 57%, 2% 35%, 38% 35%);
}
`,
  },
  {
    id: 11,
    typeId: 2,
    name: 'Brilliant Cut',
    description: 'Won an event outright',
    style: `.{id} {
  border: 1px solid #D2EFFF;
  background: linear-gradient(116deg, #10236E 0 34%, #1A3A9C 34% 52%, #142B80 52% 64%, #2C62CF 64% 76%, #5FAEF5 76% 86%, #C9ECFF 86%);
  color: #F4FBFF;
  box-shadow: inset 0 1px 0 #FFFFFF;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  top: 0;
  width: 66px;
  height: 34px;
  background: linear-gradient(52deg, transparent 34%, rgba(255, 255, 255, 0.55) 34% 46%, transparent 46% 60%, rgba(123, 92, 240, 0.6) 60% 78%, transparent 78%), linear-gradient(150deg, transparent 62%, rgba(20, 36, 140, 0.6) 62%);
}

.{id}::after {
  content: "";
  position: absolute;
  right: 20px;
  top: 6px;
  width: 16px;
  height: 16px;
  background: #FFFFFF;
  clip-path: polygon(50% 0, 58% 42%, 100% 50%, 58% 58%, 50% 100%, 42% 58%, 0 50%, 42% 42%);
  animation: {id}-1 4s ease-in-out infinite;
}

@keyframes {id}-1 {
  from {
    transform: scale(0.3);
    opacity: 0.2;
  }
  50% {
    transform: scale(1.1);
    opacity: 1;
  }
  to {
    transform: scale(0.3);
    opacity: 0.2;
  }
}
`,
  },
  {
    id: 12,
    typeId: 3,
    name: 'Gold Leaf',
    description: 'For supporters since the first season',
    style: `.{id} {
  border: 1px solid #F4C542;
  background: linear-gradient(100deg, #2B2208, #453610 62%, #8A6A1A 80%, #3A2C0A);
  color: #FFF3C8;
  box-shadow: inset 0 0 0 2px #1A1404, inset 0 0 0 3px #8A6A1A;
}

.{id}::before {
  content: "";
  position: absolute;
  left: -60px;
  top: 0;
  width: 60px;
  height: 34px;
  background: linear-gradient(105deg, transparent, rgba(255, 226, 130, 0.16) 45%, rgba(255, 250, 220, 0.2) 52%, transparent);
  animation: {id}-1 5s ease-in-out infinite;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 12px;
  top: 11px;
  width: 12px;
  height: 12px;
  background: linear-gradient(135deg, #FFF6C9, #F4C542 50%, #A96C0A);
  transform: rotate(45deg);
  box-shadow: inset 0 0 0 1px #6E4204;
}

@keyframes {id}-1 {
  from {
    transform: translateX(0);
  }
  60% {
    transform: translateX(290px);
  }
  to {
    transform: translateX(290px);
  }
}
`,
  },
  {
    id: 13,
    typeId: 3,
    name: 'Velvet Rope',
    description: 'Monthly reward: November',
    style: `.{id} {
  border: 2px solid #C9A24A;
  border-radius: 17px;
  background: repeating-linear-gradient(90deg, rgba(0, 0, 0, 0.26) 0 6px, rgba(255, 255, 255, 0.04) 9px 12px, rgba(0, 0, 0, 0.26) 18px), linear-gradient(180deg, #7A1638, #470A22);
  color: #FFE9DC;
  letter-spacing: 0.3px;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 8px;
  top: 8px;
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 30%, #FFF3C4, #D9AC45 55%, #7A5310);
  box-shadow: inset 0 0 0 1px #5A3C08;
}

.{id}::after {
  content: "";
  position: absolute;
  left: 0;
  top: 0;
  width: 100%;
  height: 11px;
  background: linear-gradient(180deg, rgba(255, 220, 230, 0.2), transparent);
}
`,
  },
  {
    id: 14,
    typeId: 3,
    name: 'Rose Quartz',
    description: 'Monthly reward: October',
    style: `.{id} {
  border: 1px solid #FFB3D6;
  background: linear-gradient(118deg, #4A1636 0 30%, #5E1D46 30% 46%, #451333 46% 62%, #7A2C5E 62% 72%, #A8457E 72% 84%, #E88BBE 84%);
  color: #FFEAF5;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  top: 0;
  width: 74px;
  height: 34px;
  background: linear-gradient(64deg, transparent 40%, rgba(255, 255, 255, 0.2) 40% 58%, transparent 58% 70%, rgba(255, 240, 250, 0.5) 70% 82%, transparent 82%), linear-gradient(145deg, transparent 55%, rgba(90, 10, 60, 0.45) 55%);
}

.{id}::after {
  content: "";
  position: absolute;
  left: 0;
  top: 0;
  width: 100%;
  height: 1px;
  background: linear-gradient(90deg, transparent, #FFFFFF);
}
`,
  },
  {
    id: 15,
    typeId: 3,
    name: 'Hologram',
    description: 'Two years of support',
    style: `.{id} {
  border: 2px solid transparent;
  background: linear-gradient(#0C1018, #131926) padding-box, linear-gradient(90deg, #FF6AD5, #8C7BFF, #4FD1FF, #5CFFB1, #FFE66A, #FF6AD5) border-box;
  color: #F4F8FF;
  animation: {id}-1 12s linear infinite;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  top: 0;
  width: 76px;
  height: 34px;
  background: repeating-linear-gradient(112deg, rgba(255, 106, 213, 0.34) 0 5px, rgba(79, 209, 255, 0.34) 5px 10px, rgba(92, 255, 177, 0.34) 10px 15px, rgba(255, 230, 106, 0.34) 15px 20px);
  clip-path: polygon(46% 0, 100% 0, 100% 100%, 22% 100%);
  filter: blur(1px);
}

@keyframes {id}-1 {
  from {
    filter: hue-rotate(0deg);
  }
  to {
    filter: hue-rotate(360deg);
  }
}
`,
  },
  {
    id: 16,
    typeId: 3,
    name: 'High Tide',
    description: 'Monthly reward: August',
    style: `.{id} {
  border: 1px solid #3CA9C9;
  background: linear-gradient(180deg, #06263C, #0A4560);
  color: #E6FAFF;
}

.{id}::before {
  content: "";
  position: absolute;
  left: -24px;
  bottom: -3px;
  width: 260px;
  height: 15px;
  background: radial-gradient(13px 11px at 12px 14px, #1C86A8 96%, transparent) 0 0 / 24px 15px repeat-x;
  opacity: 0.75;
  animation: {id}-1 4s linear infinite;
}

.{id}::after {
  content: "";
  position: absolute;
  left: -36px;
  bottom: -6px;
  width: 280px;
  height: 13px;
  background: radial-gradient(17px 10px at 16px 12px, #52D0E6 94%, transparent) 0 0 / 32px 13px repeat-x;
  opacity: 0.55;
  animation: {id}-1 6s linear infinite reverse;
}

@keyframes {id}-1 {
  from {
    transform: translateX(0);
  }
  to {
    transform: translateX(24px);
  }
}
`,
  },
  {
    id: 17,
    typeId: 3,
    name: 'Lantern Night',
    description: 'Monthly reward: September',
    style: `.{id} {
  border: 1px solid #B8862F;
  background: radial-gradient(70px 40px at 84% 60%, rgba(255, 150, 60, 0.42), transparent), linear-gradient(180deg, #0B1026, #1B1536 60%, #3A1E2E);
  color: #FFF0CC;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 2px;
  top: 0;
  width: 58px;
  height: 34px;
  background: radial-gradient(6px 7px at 9px 11px, #FFE9A6, #FF9F3C 45%, transparent 75%), radial-gradient(8px 9px at 29px 20px, #FFF0C0, #FFA944 45%, transparent 75%), radial-gradient(6px 7px at 48px 10px, #FFE19A, #F08A2C 45%, transparent 75%);
  animation: {id}-1 5s ease-in-out infinite alternate;
}

@keyframes {id}-1 {
  from {
    transform: translateY(-2px);
  }
  to {
    transform: translateY(3px);
  }
}
`,
  },
  {
    id: 18,
    typeId: 4,
    name: 'Gate Ticket',
    description: 'Given at the arena gates',
    style: `.{id} {
  background: linear-gradient(90deg, #F6E7C4, #F1DCAE);
  color: #3A2208;
  clip-path: polygon(0 0, 100% 0, 100% 18%, 98% 24%, 100% 30%, 100% 44%, 98% 50%, 100% 56%, 100% 70%, 98% 76%, 100% 82%, 100% 100%, 0 100%, 0 82%, 2% 76%, 0 70%, 0 56%, 2% 50%, 0 44%, 0 30%, 2% 24%, 0 18%);
  box-shadow: inset 0 3px 0 #B8322A, inset 0 -3px 0 #B8322A;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 42px;
  top: 3px;
  width: 0;
  height: 28px;
  border-left: 2px dashed #B98A4A;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 13px;
  top: 7px;
  width: 20px;
  height: 20px;
  background: repeating-linear-gradient(90deg, #3A2208 0 2px, transparent 2px 3px, #3A2208 3px 4px, transparent 4px 7px);
}
`,
  },
  {
    id: 19,
    typeId: 4,
    name: 'Mixtape',
    description: 'Summer stream code',
    style: `.{id} {
  border: 1px solid #2A2230;
  background: linear-gradient(180deg, #F4EEDF 0 9px, transparent 9px), linear-gradient(180deg, transparent 27px, #241C2A 27px), linear-gradient(90deg, #E8DFC8 100%, transparent);
  color: #241C2A;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  top: 8px;
  width: 58px;
  height: 18px;
  background: linear-gradient(180deg, #F0B429 0 4px, #E8792B 4px 8px, #D8432F 8px 12px, #8A2C5E 12px 16px, transparent 16px);
  clip-path: polygon(14% 0, 100% 0, 100% 100%, 0 100%);
}

.{id}::after {
  content: "";
  position: absolute;
  right: 14px;
  top: 7px;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: radial-gradient(circle, #F4EEDF 4px, #241C2A 4px 6px, #F4EEDF 6px 8px, #241C2A 8px);
  animation: {id}-1 6s linear infinite;
}

@keyframes {id}-1 {
  from {
    transform: rotate(0deg);
  }
  to {
    transform: rotate(360deg);
  }
}
`,
  },
  {
    id: 20,
    typeId: 4,
    name: 'Extra Life',
    description: 'Anniversary code',
    style: `.{id} {
  border-radius: 0;
  background: linear-gradient(180deg, #1C5A2E 0 4px, #0F3B1E 4px 30px, #072412 30px);
  color: #D9FFC8;
  letter-spacing: 0.5px;
  clip-path: polygon(0 8px, 4px 8px, 4px 4px, 8px 4px, 8px 0, 192px 0, 192px 0, 96% 0, 96% 4px, 98% 4px, 98% 8px, 100% 8px, 100% 26px, 98% 26px, 98% 30px, 96% 30px, 96% 100%, 8px 100%, 8px 30px, 4px 30px, 4px 26px, 0 26px);
}

.{id}::before {
  content: "";
  position: absolute;
  right: 14px;
  top: 8px;
  width: 3px;
  height: 3px;
  background: #FF5A6A;
  box-shadow: -3px 0 0 #FF5A6A, -6px 0 0 #FF5A6A, 3px 0 0 #FF5A6A, -12px 0 0 #FF5A6A, -15px 0 0 #FF5A6A, 6px 3px 0 #FF5A6A, 3px 3px 0 #FFC2C8, 0 3px 0 #FF5A6A, -3px 3px 0 #FF5A6A, -6px 3px 0 #FF5A6A, -9px 3px 0 #FF5A6A, -12px 3px 0 #FF5A6A, -15px 3px 0 #FF5A6A, -18px 3px 0 #FF5A6A, 3px 6px 0 #FF5A6A, 0 6px 0 #FF5A6A, -3px 6px 0 #FF5A6A, -6px 6px 0 #FF5A6A, -9px 6px 0 #FF5A6A, -12px 6px 0 #FF5A6A, -15px 6px 0 #FF5A6A, 0 9px 0 #D8324A, -3px 9px 0 #FF5A6A, -6px 9px 0 #FF5A6A, -9px 9px 0 #FF5A6A, -12px 9px 0 #FF5A6A, -3px 12px 0 #D8324A, -6px 12px 0 #D8324A, -9px 12px 0 #D8324A, -6px 15px 0 #D8324A;
}
`,
  },
  {
    id: 21,
    typeId: 4,
    name: 'Candy Bar',
    description: 'Partner code',
    style: `.{id} {
  border: 2px solid #FFFFFF;
  border-radius: 17px;
  background: linear-gradient(90deg, #FFD6E8 0 68%, transparent 68%), repeating-linear-gradient(125deg, #FF5A9E 0 9px, #FFFFFF 9px 18px);
  color: #5A0A34;
}

.{id}::before {
  content: "";
  position: absolute;
  left: 0;
  top: 1px;
  width: 100%;
  height: 11px;
  border-radius: 12px;
  background: linear-gradient(180deg, rgba(255, 255, 255, 0.75), rgba(255, 255, 255, 0.1));
}
`,
  },
  {
    id: 22,
    typeId: 5,
    name: 'Callshot Crew',
    description: 'The people who run the events',
    style: `.{id} {
  border: 1px solid #3DD6A8;
  background: linear-gradient(90deg, #06281F, #0B3B2F 60%, #0F5A45);
  color: #E2FFF5;
}

.{id}::before {
  content: "";
  position: absolute;
  right: -6px;
  top: 0;
  width: 84px;
  height: 34px;
  background: repeating-linear-gradient(90deg, #3DD6A8 0 6px, transparent 6px 15px);
  clip-path: polygon(30% 0, 100% 0, 100% 50%, 100% 100%, 30% 100%, 50% 50%);
  opacity: 0.38;
  transform: skewX(-18deg);
}

.{id}::after {
  content: "";
  position: absolute;
  right: 12px;
  top: 7px;
  width: 18px;
  height: 20px;
  background: linear-gradient(90deg, #E2FFF5 50%, #8FEBCF 50%);
  clip-path: polygon(50% 0, 100% 18%, 100% 56%, 50% 100%, 0 56%, 0 18%);
}
`,
  },
  {
    id: 23,
    typeId: 5,
    name: 'Control Room',
    description: 'Admins only',
    style: `.{id} {
  border: 1px solid #FFB020;
  background: linear-gradient(#101010, #1C1A16);
  color: #FFE9BF;
}

.{id}::before {
  content: "";
  position: absolute;
  left: 0;
  top: 0;
  width: 100%;
  height: 5px;
  background: repeating-linear-gradient(125deg, #FFB020 0 8px, #141210 8px 16px);
  animation: {id}-1 3s linear infinite;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 11px;
  top: 13px;
  width: 11px;
  height: 11px;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 30%, #FFD9D0, #FF4A3C 50%, #8A120A);
  box-shadow: inset 0 0 0 1px #4A0A06;
  animation: {id}-2 2.4s ease-in-out infinite;
}

@keyframes {id}-1 {
  from {
    background-position: 0 0;
  }
  to {
    background-position: 39px 0;
  }
}

@keyframes {id}-2 {
  from {
    opacity: 1;
  }
  50% {
    opacity: 0.45;
  }
  to {
    opacity: 1;
  }
}
`,
  },
  {
    id: 24,
    typeId: 6,
    name: 'Blueprint',
    description: 'Members of the Analyst League',
    style: `.{id} {
  border: 1px solid #8FC2FF;
  background: linear-gradient(90deg, rgba(18, 66, 128, 0.8) 62%, transparent), repeating-linear-gradient(0deg, rgba(190, 220, 255, 0.34) 0 1px, transparent 1px 8px), repeating-linear-gradient(90deg, rgba(190, 220, 255, 0.34) 0 1px, transparent 1px 8px), #124280;
  color: #F0F7FF;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 18px;
  top: 5px;
  width: 22px;
  height: 22px;
  border: 1px solid #F0F7FF;
  border-radius: 50%;
  box-shadow: inset 0 0 0 5px transparent, inset 0 0 0 6px rgba(240, 247, 255, 0.7);
}

.{id}::after {
  content: "";
  position: absolute;
  right: 10px;
  top: 0;
  width: 38px;
  height: 32px;
  background: linear-gradient(90deg, transparent 18px, #F0F7FF 18px 19px, transparent 19px), linear-gradient(180deg, transparent 15px, #F0F7FF 15px 16px, transparent 16px);
  opacity: 0.75;
}
`,
  },
  {
    id: 25,
    typeId: 6,
    name: 'On Form',
    description: 'Beat the crowd in three events',
    style: `.{id} {
  border: 1px solid #3E8F7A;
  background: linear-gradient(90deg, #0A1D1C, #0E2B28);
  color: #E4FFF6;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  bottom: 0;
  width: 60px;
  height: 30px;
  background: linear-gradient(#2F8F78, #1A5A4C) 0 100% / 8px 9px no-repeat, linear-gradient(#2F8F78, #1A5A4C) 10px 100% / 8px 6px no-repeat, linear-gradient(#36A88C, #1A5A4C) 20px 100% / 8px 13px no-repeat, linear-gradient(#3CC09F, #1A5A4C) 30px 100% / 8px 11px no-repeat, linear-gradient(#46D8B2, #1A5A4C) 40px 100% / 8px 19px no-repeat, linear-gradient(#7CF0CF, #1A5A4C) 50px 100% / 8px 26px no-repeat;
  animation: {id}-1 1.2s ease-out;
  transform-origin: 50% 100%;
}

@keyframes {id}-1 {
  from {
    transform: scaleY(0.2);
  }
  to {
    transform: scaleY(1);
  }
}
`,
  },
  {
    id: 26,
    typeId: 6,
    name: 'Radar',
    description: 'Season analyst',
    style: `.{id} {
  border: 1px solid #2FA84F;
  background: linear-gradient(90deg, #04140A, #07210F);
  color: #DBFFE4;
}

.{id}::before {
  content: "";
  position: absolute;
  right: -22px;
  top: -23px;
  width: 80px;
  height: 80px;
  border-radius: 50%;
  background: radial-gradient(circle, transparent 10px, rgba(80, 230, 120, 0.55) 10px 11px, transparent 11px 22px, rgba(80, 230, 120, 0.45) 22px 23px, transparent 23px 36px, rgba(80, 230, 120, 0.4) 36px 37px, transparent 37px), conic-gradient(from 40deg, transparent 66%, rgba(60, 230, 110, 0.75));
  animation: {id}-1 4s linear infinite;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 36px;
  top: 9px;
  width: 4px;
  height: 4px;
  border-radius: 50%;
  background: #B8FFC9;
  box-shadow: 22px 13px 0 #7CFF9E, 30px -3px 0 #4FD872;
}

@keyframes {id}-1 {
  from {
    transform: rotate(0deg);
  }
  to {
    transform: rotate(360deg);
  }
}
`,
  },
  {
    id: 32,
    typeId: 2,
    name: 'Black Marble',
    description: 'The button that sends a survey wears it',
    style: `.{id} {
  border: 1px solid #A98A45;
  background: linear-gradient(100deg, transparent 60%, rgba(255, 255, 255, 0.14) 74%, transparent 82%), linear-gradient(150deg, #14120F 0 30%, #1D1A15 42%, #131110 58%, #221D17 74%, #14120F);
  color: #F6EBD2;
  letter-spacing: 0.2px;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 4px;
  top: 4px;
  width: 56px;
  height: 24px;
  background: linear-gradient(24deg, transparent 46%, rgba(232, 200, 120, 0.8) 47% 49%, transparent 51%), linear-gradient(140deg, transparent 56%, rgba(255, 236, 190, 0.95) 57% 59.5%, transparent 61%), linear-gradient(112deg, transparent 30%, rgba(232, 200, 120, 0.5) 31% 32%, transparent 33%);
}

.{id}::after {
  content: "";
  position: absolute;
  left: 2px;
  right: 2px;
  top: 2px;
  bottom: 2px;
  border-radius: 4px;
  border: 1px solid rgba(201, 162, 74, 0.4);
}
`,
  },
];
