import { communityTopics } from '@callshot/contract';

type Topic = (typeof communityTopics)[number];

const kindsOf: Readonly<Record<Topic, readonly string[]>> = {
  stages: ['stage-opened'],
  locks: ['lock-24h', 'lock-1h', 'lock-extended', 'locked-early'],
  results: ['results'],
  announcements: ['announcement'],
};

export const kindsOfTopics = (topics: readonly Topic[]): string[] =>
  communityTopics.filter((topic) => topics.includes(topic)).flatMap((topic) => kindsOf[topic]);

export const topicsOfKinds = (kinds: readonly string[]): Topic[] =>
  communityTopics.filter((topic) => kindsOf[topic].every((kind) => kinds.includes(kind)));
